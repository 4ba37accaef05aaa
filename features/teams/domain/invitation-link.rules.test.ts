import { expect, test } from 'vitest'
import { linkStates, linkStateOf, maskAddress, provesAddress } from './invitation-link.rules.ts'
import { invitationStates } from './invitation-states.ts'

test('the link of an invitation says whether it was used, withdrawn or has expired', () => {
  const states = invitationStates.map((status) => [
    status,
    linkStateOf({ status, expired: false }),
    linkStateOf({ status, expired: true }),
  ])
  expect(states).toEqual([
    ['SENT', 'OPEN', 'EXPIRED'],
    ['REGISTER_WAITING', 'OPEN', 'EXPIRED'],
    ['REGISTERED', 'OPEN', 'EXPIRED'],
    ['ACCEPTED_TO_TEAM', 'ACCEPTED', 'ACCEPTED'],
    ['REJECTED_BY_USER', 'DECLINED', 'DECLINED'],
    ['REJECTED_BY_PROJECT', 'WITHDRAWN', 'WITHDRAWN'],
    ['REJECTED_BY_PROJECT_NEW_REGISTERED', 'WITHDRAWN', 'WITHDRAWN'],
  ])
})

test('an address is recognised by its owner and read by nobody else', () => {
  expect(maskAddress('ivan.petrov@people.example')).toBe('i•••@people.example')
  expect(maskAddress('i@people.example')).toBe('i•••@people.example')
})

test('the link proves its address to its account, and while it works to nobody yet signed in', () => {
  const proved = (own: boolean, isGuest: boolean) =>
    linkStates.filter((state) => provesAddress({ state, own, isGuest }))
  expect(proved(true, false)).toEqual([...linkStates])
  expect(proved(false, true)).toEqual(['OPEN'])
  expect(proved(false, false)).toEqual([])
})
