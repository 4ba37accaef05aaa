import { createContext, useContext, useMemo } from 'react'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Slots } from '#platform/web/work/slots.ts'
import type { DraftPage } from './application.types.ts'

const Known = createContext<DraftPage['known']>([])

/** Source of an answer that was in the profile before: since when, and from where. */
const Source = ({ place: { code } }: { place: { code: string } }) => {
  const t = useTexts('acceleration-requests')
  const known = useContext(Known).find((one) => one.code === code)
  if (!known) return null
  const date = formatDate(known.at)
  return (
    <p className="field-help application-source">
      {known.by
        ? t('application.known.by', { date, name: known.by.name })
        : t('application.known.since', { date })}
    </p>
  )
}

/** Fields inside a group or table share one source note. */
const FieldSource = ({ place }: { place: { code: string; item: string | null } }) =>
  place.item === null ? <Source place={place} /> : null

const Nothing = () => null
const nothing = { filled: 0, total: 0 }

/** Questions of the track, answered here and stored in the project's profile; existing answers show their source. */
export const Questions = ({ draft }: { draft: DraftPage }) => {
  const t = useTexts('acceleration-requests')
  const { id, project, known } = draft
  const opener = useMemo<Slots['profile.opened']['opener']>(
    () => ({ id, FieldAction: Nothing, FieldNotes: FieldSource, ElementNotes: Source }),
    [id],
  )
  const which = useMemo(() => ({ projectId: project.id ?? 0, opener: `draft:${id}` }), [id, project.id])
  return (
    <section className="application-part" aria-labelledby="application-questions">
      <h2 id="application-questions">{t('application.questions')}</h2>
      <p className="application-hint">{t('application.questionsText')}</p>
      <Known value={known}>
        <Slot name="profile.opened" id={which} opener={opener} besides={nothing} />
      </Known>
    </section>
  )
}
