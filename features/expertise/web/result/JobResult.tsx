import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getExpertJobResult } from '../../contract/expert-job.endpoints.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { TemplateResult } from '../template/TemplateResult.tsx'
import { ResultFile } from './ResultFile.tsx'

/** The part of a result that is the same for the client and the team. */
export type ShownResult = Pick<
  ResponseOf<typeof getExpertJobResult>,
  'id' | 'template' | 'questions' | 'conclusion' | 'comments' | 'fieldNames' | 'file'
>

/** The questions and the expert's answers. */
const Questions = ({ questions, isDone }: { questions: ShownResult['questions']; isDone: boolean }) => {
  const t = useTexts('expertise')
  if (questions.length === 0) return null
  return (
    <Section title={t('result.questions')}>
      <ol className="expertise-questions">
        {questions.map(({ position, text, answer }) => (
          <li key={position}>
            <strong>{text}</strong>
            {isDone ? <p className="expertise-text">{answer || t('result.noAnswer')}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The expert's comments, each with its profile field, or on the work as a whole. */
const Comments = ({ job }: { job: ShownResult }) => {
  const t = useTexts('expertise')
  const nameOf = (code: string) => {
    const name = job.fieldNames[code]
    return name && wordsIn(name)
  }
  if (job.comments.length === 0) return null
  return (
    <Section title={t('result.comments')}>
      <ul className="expertise-comments">
        {job.comments.map(({ id, elementCode, text, updatedAt }) => (
          <li key={id}>
            <small>
              {elementCode === null ? t('result.wholeWork') : (nameOf(elementCode) ?? t('result.field'))}
              {' · '}
              <DateText value={updatedAt} as="time" />
            </small>
            <p className="expertise-text">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The result of a job: conclusion, file, comments and answers; before completion the questions only. */
export const JobResult = ({ job, isDone }: { job: ShownResult; isDone: boolean }) => {
  const t = useTexts('expertise')
  const { template, conclusion, file, comments, questions } = job
  const isEmpty = !template && !conclusion && !file && comments.length === 0 && questions.length === 0
  return (
    <>
      {isDone && (conclusion || file || isEmpty) ? (
        <Section title={t('result.title')}>
          {conclusion ? <p className="expertise-text">{conclusion}</p> : null}
          {file ? <ResultFile jobId={job.id} file={file} /> : null}
          {isEmpty ? <p className="expertise-muted">{t('result.nothing')}</p> : null}
        </Section>
      ) : null}
      {isDone && template ? <TemplateResult template={template} /> : null}
      {isDone ? <Comments job={job} /> : null}
      <Questions questions={questions} isDone={isDone} />
    </>
  )
}
