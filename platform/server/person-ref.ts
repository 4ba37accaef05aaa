/** The columns of `person` that a mention needs. */
export type PersonName = { last_name: string; first_name: string; middle_name: string }

/** The display name: the last name plus initials (spec 3). */
export const displayName = (person: PersonName): string => {
  const initials = [person.first_name, person.middle_name].filter(Boolean).map((part) => `${[...part][0]}.`)
  return [person.last_name, initials.join('\u00a0')].filter(Boolean).join('\u00a0')
}

/** A mention of a person, from joined columns that may all be null. */
export const personRef = (
  person: ({ uid: string; avatar_url: string | null } & PersonName) | null,
): { uid: string; name: string; avatarUrl: string | null } | null =>
  person ? { uid: person.uid, name: displayName(person), avatarUrl: person.avatar_url } : null
