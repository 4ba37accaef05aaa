import { openInvitationStates, type InvitationState } from './invitation-states.ts'

/** States of the link in an invitation's email. */
export const linkStates = ['OPEN', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const

export type LinkState = (typeof linkStates)[number]

const closed: Partial<Record<InvitationState, LinkState>> = {
  ACCEPTED_TO_TEAM: 'ACCEPTED',
  REJECTED_BY_USER: 'DECLINED',
}

/** Whether an invitation in this state awaits an answer. */
export const isOpenState = (state: InvitationState): boolean =>
  openInvitationStates.some((open) => open === state)

/** Returns the state of an invitation's link. */
export const linkStateOf = ({
  status,
  expired,
}: {
  status: InvitationState
  expired: boolean
}): LinkState => {
  if (isOpenState(status)) return expired ? 'EXPIRED' : 'OPEN'
  return closed[status] ?? 'WITHDRAWN'
}

/**
 * Whether the reader of a link has proved the invited address: signed in with it, or nobody yet and the link, which was
 * mailed to it, still works. A reader with another account may have got the link from somebody else.
 */
export const provesAddress = ({
  state,
  own,
  isGuest,
}: {
  state: LinkState
  own: boolean
  isGuest: boolean
}): boolean => own || (isGuest && state === 'OPEN')

/** Masks an address so that its owner recognises it and another holder of the link cannot read it. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(Math.max(at, 1))}`
}

/** Whether a link still invites. */
export const isOpenLink = (link: { state: LinkState }): boolean => link.state === 'OPEN'
