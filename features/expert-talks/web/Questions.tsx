import './talks.css'
import { call } from '#platform/web/api/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { askTeam } from '../contract/expert-talk.endpoints.ts'
import type { Question } from './question.types.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { WordsForm } from './WordsForm.tsx'

type Props = { jobId: number; items: readonly Question[]; mayAsk: boolean }

/** Questions to the team, which pass through the accelerator. */
export const Questions = ({ jobId, items, mayAsk }: Props) => {
  const t = useTexts('expert-talks')
  const ask = () =>
    openDrawer({
      title: t('ask.title'),
      body: (
        <WordsForm
          name={`ask-${jobId}`}
          about={text('expert-talks:ask.about')}
          label={text('expert-talks:ask.label')}
          help={text('expert-talks:ask.help')}
          submit={text('expert-talks:ask.submit')}
          done="ask.done"
          send={(said) => call(askTeam, { body: { jobId, text: said } })}
        />
      ),
    })
  return (
    <div className="talk">
      {items.length === 0 ? <p className="talk-muted">{t('questions.empty')}</p> : null}
      <ul className="talk-questions">
        {items.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </ul>
      {mayAsk ? (
        <Button startIcon={<AddIcon />} onClick={ask}>
          {t('ask.open')}
        </Button>
      ) : null}
    </div>
  )
}
