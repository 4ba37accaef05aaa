import { expect, test } from 'vitest'
import { decidingActions, declarationOf, notificationCodes } from '../../domain/notification-codes.ts'
import en from '../../texts/en.json' with { type: 'json' }
import ru from '../../texts/ru.json' with { type: 'json' }
import { decisionOf } from './decisions.ts'

const decided = {
  REQUEST_APPROVAL_IN_ACCELERATOR: 'requestId',
  TEAM_INVITATION_RECEIVED: 'invitationId',
  JOIN_REQUESTED: 'requestId',
  ACCELERATOR_TEAM_REQUESTED: 'requestId',
  LEADERSHIP_OFFERED: 'projectId',
  ROLE_REQUESTED: 'requestId',
  ROLE_TRANSFER_OFFERED: 'transferId',
  ROLE_TRANSFER_ACCEPTED: 'transferId',
  DATA_REQUESTED: 'requestId',
  FIRM_INVITED: 'invitationId',
  EVENT_INVITED: 'invitationId',
  EVENT_PLACE_OFFERED: 'invitationId',
  EVENT_REQUESTED: 'invitationId',
  TRACK_OFFERED: 'requestId',
  MENTOR_ASKED: 'pairingId',
  RISK_TO_ACCEPT: 'riskId',
  DEAL_INVESTED: 'dealId',
  PUBLICATION_CONSENT_ASKED: 'projectId',
  EXPERT_INVITATN_FOR_PROJECT_INSPECTN: 'expertJobId',
  EXPERT_TERM_ASKED: 'expertJobId',
  OPEN_TASK_PROJECT_OFFERED: 'openTaskId',
  TECHNOLOGY_PROPOSED: 'proposalId',
  FORM_SUBMISSION_TO_CONFIRM: 'submissionId',
}

test('exactly these notifications are decided where they are read', () => {
  const declared = notificationCodes.flatMap((code) => {
    const { decision } = declarationOf(code)
    return decision === undefined ? [] : [[code, decision]]
  })
  expect(Object.fromEntries(declared)).toEqual(decided)
})

test('every decision leaves a trace that has words, but those of whose entries no link names the record', () => {
  const without = notificationCodes.filter((code) => {
    const { decision, decided: settled } = declarationOf(code)
    return decision !== undefined && settled === undefined
  })
  // The organiser offers projects to all winners at once, with one link.
  expect(without).toEqual(['OPEN_TASK_PROJECT_OFFERED'])
  for (const texts of [ru, en])
    expect(Object.keys(texts.inbox.decided).toSorted()).toEqual([...decidingActions].toSorted())
})

test('the decision is of the record in the link, and gets the rest of the link', () => {
  expect(
    decisionOf({
      code: 'JOIN_REQUESTED',
      link: '/bch/view/my-projects/edit?projectId=7&tab=team&requestId=31',
    }),
  ).toEqual({
    slot: 'notice.JOIN_REQUESTED',
    id: 31,
    params: { projectId: '7', tab: 'team', requestId: '31' },
  })
})

test.each([
  ['TASK_ACCEPTED', '/bch/view/my-projects/edit?projectId=7'],
  ['EXPERT_RESULT_WAITS', '/bch/view/expert-job/details?expertJobId=9'],
  ['TEAM_INVITATION_RECEIVED', ''],
  ['JOIN_REQUESTED', '/bch/view/my-projects/edit?projectId=7&tab=team'],
  ['TEAM_INVITATION_RECEIVED', '/bch/view/team-invite?invitationId=1e400'],
  ['TEAM_INVITATION_RECEIVED', '/bch/view/team-invite?invitationId=-5'],
] as const)('%s with the link “%s” has nothing to decide', (code, link) => {
  expect(decisionOf({ code, link })).toBeNull()
})
