import './talks.css'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { SlotProps } from '#platform/web/work/slots.ts'
import type { Question } from './question.types.ts'
import { QuestionRow } from './QuestionRow.tsx'

// Lazy: the form library loads when a form is opened.
const AskForm = lazy(async () => ({ default: (await import('./AskForm.tsx')).AskForm }))

const noFields: ReadonlyMap<string, string> = new Map()

type Props = SlotProps<'expert-job.talk'> & {
  items: readonly Question[]
  reader: 'expert' | 'accelerator'
  mayAsk: boolean
}

/** Questions to the team, which the accelerator passes on. */
export const Questions = ({ jobId, items, reader, mayAsk, fields = noFields, goTo }: Props) => {
  const t = useTexts('expert-talks')
  const ask = () =>
    openDrawer({
      title: t('ask.title'),
      body: (
        <Suspense fallback={<LoadingBlock lines={6} />}>
          <AskForm jobId={jobId} fields={fields} />
        </Suspense>
      ),
    })
  return (
    <div className="talk">
      {items.length === 0 ? <p className="talk-muted">{t('questions.empty')}</p> : null}
      <ul className="talk-questions">
        {items.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            reader={reader}
            goTo={question.elementCode !== null && fields.has(question.elementCode) ? goTo : undefined}
          />
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
