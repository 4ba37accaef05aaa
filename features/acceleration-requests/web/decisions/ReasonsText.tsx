import './decisions.css'
import '../my-requests/my-requests.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = {
  reasons: readonly { id: number; code: string; name: string }[]
  reason: string
  advice: string
  /** Heading of the advice. */
  adviceTitle: string
}

/** Reasons of a rejection, selected and written, and next steps: the portal's advice and the accelerator's. */
export const ReasonsText = ({ reasons, reason, advice, adviceTitle }: Props) => {
  const t = useTexts('acceleration-requests')
  const standing = reasons.map(({ code }) => t(`reasonAdvice.${code}`, { defaultValue: '' })).filter(Boolean)
  const next = [...standing, ...(advice ? [advice] : [])]
  return (
    <>
      {reasons.length > 0 ? (
        <ul className="decision-reasons">
          {reasons.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      ) : null}
      {reason ? <blockquote className="request-reason">{reason}</blockquote> : null}
      {next.length > 0 ? (
        <>
          <h4 className="decision-next">{adviceTitle}</h4>
          {next.map((one) => (
            <p key={one} className="decision-advice">
              {one}
            </p>
          ))}
        </>
      ) : null}
    </>
  )
}
