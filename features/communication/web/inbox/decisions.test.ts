import { expect, test } from 'vitest'
import { decisionOf } from './decisions.ts'

test.each([
  ['REQUEST_APPROVAL_IN_ACCELERATOR', '/bch/view/projects-in-work?requestId=31', 'notice.application', 31],
  ['TEAM_INVITATION_RECEIVED', '/bch/view/team-invite?invitationId=5', 'notice.invitation', 5],
  [
    'PUBLICATION_CONSENT_ASKED',
    '/bch/view/my-projects/edit?projectId=7&tab=showcases',
    'notice.publication-consent',
    7,
  ],
  ['EXPERT_TERM_ASKED', '/bch/view/expert-job/details?expertJobId=9', 'notice.expert-term', 9],
] as const)('%s is decided where it is read', (code, link, slot, id) => {
  expect(decisionOf({ code, link })).toEqual({ slot, id })
})

test.each([
  ['TASK_ACCEPTED', '/bch/view/my-projects/edit?projectId=7'],
  ['TEAM_INVITATION_RECEIVED', ''],
  ['TEAM_INVITATION_RECEIVED', '/bch/view/team-invite?invitationId=1e400'],
  ['TEAM_INVITATION_RECEIVED', '/bch/view/team-invite?invitationId=-5'],
] as const)('%s with the link “%s” has nothing to decide', (code, link) => {
  expect(decisionOf({ code, link })).toBeNull()
})
