import { encode } from 'uqr'
import { ticketText } from '../../domain/door.rules.ts'

type Props = { eventId: number; code: string; label: string }

/** A ticket as a QR code, dark on white in every theme: cameras expect it so. */
export const TicketPicture = ({ eventId, code, label }: Props) => {
  const { size, data } = encode(ticketText(eventId, code), { border: 4, ecc: 'Q' })
  const path = data
    .flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
