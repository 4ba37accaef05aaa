import type { LinkState } from './invitation-link.rules.ts'
import type { TeamKind } from './invitation-states.ts'
import { placeName } from './place-name.ts'

/** What the link of an email tells about its invitation. */
export type LinkedInvitation = {
  from: string
  team: { kind: TeamKind; name: string | null }
  accelerator: string | null
  places: readonly { role: string | null; admin: boolean; roleInTeam: string; leads: boolean }[]
  state: LinkState
}

type Words = (key: string, params?: Record<string, string>) => string

/** A name of a place inside a sentence; abbreviations stay as they are. */
const insideSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** An invitation in words: what the page is about, who invites where, in which role, and what became of it. */
export const linkWords = ({ from, team, accelerator, places, state }: LinkedInvitation, t: Words) => {
  const leads = places.some((place) => place.leads)
  const kind = leads ? 'LEAD' : team.kind
  const names = { person: from, team: team.name ?? t('unnamed'), accelerator: accelerator ?? t('unnamed') }
  const named = places.map((place) => placeName(place, t))
  const roles = [...new Set(named.map(insideSentence))].join(', ')
  const isOpen = state === 'OPEN'
  return {
    title: t(isOpen ? 'invited.title' : `letterLink.titles.${state}`),
    offer: t(`letterLink.${isOpen ? 'offers' : 'were'}.${kind}`, names),
    place: t('letterLink.place', { role: roles }),
    note: isOpen ? (leads ? t('invitations.leads') : '') : t(`letterLink.states.${state}`, names),
  }
}
