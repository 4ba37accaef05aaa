import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { studyLine } from '../../../people/domain/student.ts'
import { reasonInWords } from '../../contract/reason-words.ts'
import { submissionStateTable } from '../../domain/state-tables.ts'
import type { ShownSubmission } from '../form.types.ts'
import { submissionActions } from '../submission-actions.ts'
import { EditContent } from './EditContent.tsx'

/** A submission: its state with the reason, its outcome, and its content. */
export const SubmissionPage = ({ submission }: { submission: ShownSubmission }) => {
  const t = useTexts('form-intake')
  const actions = useActions(submissionActions)(submission)
  const { sender, email, project, requestId, content, form } = submission
  const why = reasonInWords(submission, t)
  const study = studyLine(submission.student, (number) => t('submissions.course', { number }))
  const edit = () =>
    openDrawer({ title: t('submission.editTitle'), body: <EditContent submission={submission} /> })
  return (
    <section className="form-intake-part">
      <RecordNavigation backTo="/bch/view/intake-forms/submissions" backLabel={t('submission.back')} />
      <PageHead
        title={sender || email || t('submissions.unnamed')}
        actions={
          <>
            {submission.actions.includes('edit') ? (
              <Button startIcon={<EditIcon />} onClick={edit}>
                {t('submission.edit')}
              </Button>
            ) : null}
            <ActionButtons actions={actions} />
          </>
        }
      />
      <p className="form-intake-verdict">
        <StateOf table={submissionStateTable} state={submission.status} />
        {why === '' ? null : <span>{why}</span>}
      </p>
      <Facts>
        <Fact label={t('submission.form')}>
          <ScreenLink to={linkTo('/bch/view/intake-forms/form', { formId: form.id })}>{form.name}</ScreenLink>
        </Fact>
        {email === '' ? null : <Fact label={t('submission.email')}>{email}</Fact>}
        {study === '' ? null : <Fact label={t('submission.student')}>{study}</Fact>}
        <Fact label={t('submission.created')}>
          <DateText value={submission.createdAt} as="time" />
        </Fact>
        {submission.received > 1 ? <Fact label={t('submission.received')}>{submission.received}</Fact> : null}
        {project ? (
          <Fact label={t('submission.project')}>
            <ScreenLink to={linkTo('/bch/view/my-projects/edit', { projectId: project.id })}>
              {project.name}
            </ScreenLink>
          </Fact>
        ) : null}
        {requestId === null ? null : (
          <Fact label={t('submission.request')}>
            <ScreenLink to={linkTo('/bch/view/projects-in-work', { requestId })}>
              {t('submission.openRequest')}
            </ScreenLink>
          </Fact>
        )}
      </Facts>
      {submission.waiting.length === 0 ? null : (
        <Section title={t('submission.waiting')}>
          <p className="form-intake-hint">{t('submission.waitingText')}</p>
          <Facts>
            {submission.waiting.map(({ name, text, now }) => (
              <Fact key={name} label={name}>
                {text}
                {now === null ? null : <div className="form-intake-hint">{t('submission.now', { now })}</div>}
              </Fact>
            ))}
          </Facts>
        </Section>
      )}
      <Section title={t('submission.content')}>
        {submission.contentGone ? (
          <p className="form-intake-hint">{t('submission.gone')}</p>
        ) : (
          <Facts>
            {Object.entries(content).map(([name, text]) => (
              <Fact key={name} label={name}>
                {text}
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
    </section>
  )
}
