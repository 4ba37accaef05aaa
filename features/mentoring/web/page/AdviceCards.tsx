import '../mentoring.css'
import { lazy, Suspense } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { sideBySide } from '../../domain/side-by-side.rules.ts'
import type { Advice, QuestionOnPage } from '../mentoring.types.ts'

const NoteAdviceForm = lazy(async () => ({
  default: (await import('../form/NoteAdviceForm.tsx')).NoteAdviceForm,
}))

const tones = { FOLLOWED: 'accepted', PARTLY: 'work', NOT_FOLLOWED: 'blocked' } as const

const note = (title: string, advice: Advice): void =>
  openDrawer({
    title,
    body: (
      <Suspense fallback={<LoadingBlock />}>
        <NoteAdviceForm advice={advice} />
      </Suspense>
    ),
  })

const Card = ({ advice, against }: { advice: Advice; against: Advice | undefined }) => {
  const t = useTexts('mentoring')
  const { mentor, givenAt, verdict, outcome, notedBy, notedAt, notes } = advice
  return (
    <article className="advice-card" aria-label={t('advice.of', { mentor: mentor.name })}>
      <header>
        <PersonName person={mentor} />
        <DateText value={givenAt} />
      </header>
      {against ? (
        <p className="advice-against">
          {t('advice.against', { mentor: against.mentor.name, day: formatDate(against.givenAt) })}
        </p>
      ) : null}
      <p className="meeting-text">{advice.advice}</p>
      <footer>
        {verdict ? <StateChip tone={tones[verdict]} label={t(`verdicts.${verdict}`)} /> : null}
        {outcome ? <p className="meeting-text">{outcome}</p> : null}
        {notedBy ? (
          <small>
            <PersonName person={notedBy} />, <DateText value={notedAt} />
          </small>
        ) : null}
        {notes ? (
          <Button
            size="small"
            aria-label={t('verdict.noteWhose', { mentor: mentor.name })}
            onClick={() => note(t('verdict.title'), advice)}
          >
            {t(verdict ? 'verdict.edit' : 'verdict.note')}
          </Button>
        ) : null}
      </footer>
    </article>
  )
}

/** What mentors advised, as dated cards; advice that contradicts another stands beside it. */
export const AdviceCards = ({ question: { advice } }: { question: QuestionOnPage }) => {
  const t = useTexts('mentoring')
  if (advice.length === 0) return <p className="advice-none">{t('advice.none')}</p>
  const byId = new Map(advice.map((one) => [one.id, one]))
  return (
    <div className="advice-groups">
      {sideBySide(advice).map((group) => (
        <div key={group[0]!.id} className="advice-group">
          {group.map((one) => (
            <Card
              key={one.id}
              advice={one}
              against={one.againstId === null ? undefined : byId.get(one.againstId)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
