import { createHash } from 'node:crypto'
import { brandOf, type Brand } from '#platform/domain/brands.ts'

/** A runway seen from its end: lights that lead to the take-off point. */
const mark = (ink: string, light: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="Logo">` +
  `<path d="M18 6h12l12 36H6z" fill="${ink}"/>` +
  `<path d="M22.6 11h2.8l.5 6h-3.8zM21.6 21h4.8l.6 7h-6zM20.4 32h7.2l.6 8h-8.4z" fill="${light}"/></svg>`

const ownLogo = mark('#ff5629', '#fff4ef')

const logos: Readonly<Record<Brand, string>> = {
  aurora: mark('#0b6e99', '#eaf7fd'),
  graphite: mark('#2b2f36', '#ffd166'),
}

/** The logo of a brand: two brands have their own, any other value gets the default (spec 1). */
export const logoOf = (value: string): string => {
  const brand = brandOf(value)
  return brand ? logos[brand] : ownLogo
}

/** Hash of a logo's content: part of the URL of an uploaded one. */
export const logoVersion = (logo: string): string =>
  createHash('sha256').update(logo).digest('base64url').slice(0, 12)
