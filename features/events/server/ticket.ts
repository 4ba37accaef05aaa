import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { ticketText } from '../domain/door.rules.ts'

/** A ticket as a picture for an email, whose readers show no SVG. */
export const ticketPicture = async (eventId: number, code: string) => {
  const svg = renderSVG(ticketText(eventId, code), { border: 4, ecc: 'Q', pixelSize: 12 })
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return { filename: `ticket-${code}.png`, contentType: 'image/png', content: png.toString('base64') }
}
