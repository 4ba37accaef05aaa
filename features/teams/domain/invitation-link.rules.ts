import { openInvitationStates, type InvitationState } from './invitation-states.ts'

/** What the link of an invitation's email leads to now. */
export const linkStates = ['OPEN', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const

export type LinkState = (typeof linkStates)[number]

const closed: Partial<Record<InvitationState, LinkState>> = {
  ACCEPTED_TO_TEAM: 'ACCEPTED',
  REJECTED_BY_USER: 'DECLINED',
}

/** Whether an answer is still awaited in the state. */
export const isOpenState = (state: InvitationState): boolean =>
  openInvitationStates.some((open) => open === state)

/** Returns what the link of one invitation leads to. */
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

/** Hides an address from the holder of a link, who may be somebody else: its owner recognises it. */
export const maskAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(Math.max(at, 1))}`
}
