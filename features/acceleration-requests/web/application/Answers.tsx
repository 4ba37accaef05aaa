import './application.css'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import type { Slots } from '#platform/web/work/slots.ts'

const Nothing = () => null
const nothing = { filled: 0, total: 0 }

type Props = {
  requestId: number
  projectId: number
  /** Whether the reader is in the team that answered. */
  own?: boolean
}

/** The answers of an application as sent. */
export const Answers = ({ requestId, projectId, own = false }: Props) => {
  const t = useTexts('acceleration-requests')
  const opener = useMemo<Slots['profile.opened']['opener']>(
    () => ({ id: requestId, FieldAction: Nothing, FieldNotes: Nothing, ElementNotes: Nothing }),
    [requestId],
  )
  const which = useMemo(() => ({ projectId, opener: `application:${requestId}` }), [requestId, projectId])
  return (
    <section className="application-answers">
      <h3>{t('request.answers')}</h3>
      <p className="request-hint">{t(own ? 'request.answersOwn' : 'request.answersText')}</p>
      <Slot name="profile.opened" id={which} opener={opener} besides={nothing} />
    </section>
  )
}
