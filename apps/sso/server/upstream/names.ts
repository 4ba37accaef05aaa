import { personName } from '#platform/contract/fields.ts'
import type { UpstreamPerson } from './provider.ts'

const valid = personName()

const name = (given: unknown): string | undefined => valid.safeParse(given).data

/** A person's names as far as the provider returns them; missing ones are derived from the full name or the address. */
export const namesOf = (person: UpstreamPerson) => {
  const { family, given, middle, full } = person.names
  const words = typeof full === 'string' ? full.trim().split(/\s+/) : []
  const local = person.email
    ?.split('@')[0]
    ?.replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const first = name(given) ?? name(words[0]) ?? name(local) ?? '-'
  const last = name(family) ?? (words.length > 1 ? name(words.at(-1)) : undefined) ?? '-'
  return { firstName: first, lastName: last, middleName: name(middle) ?? '' }
}
