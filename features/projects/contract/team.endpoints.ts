import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam } from '#platform/contract/fields.ts'
import { leadershipOffer, memberFields, projectMember } from './team.schemas.ts'

const ofMember = z.strictObject({ memberId: id() })

/** Edits a member's data in the team: their own, or for the leader everybody's. */
export const editProjectMember = endpoint({
  name: 'editProjectMember',
  method: 'POST',
  path: '/project/member/edit',
  summary: "Edit a member's place in the team",
  body: memberFields.extend({ memberId: id() }),
  response: projectMember,
  changes: ['projectTeam'],
  permission: 'signed-in',
})

/** Removes a member, except the leader. */
export const removeProjectMember = endpoint({
  name: 'removeProjectMember',
  method: 'POST',
  path: '/project/member/remove',
  summary: 'Remove a member of the team',
  body: ofMember,
  response: null,
  errors: ['PROJECT_LEADER_REQUIRED'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})

/** Leaves the team; the leader must hand over the lead first. */
export const leaveProject = endpoint({
  name: 'leaveProject',
  method: 'POST',
  path: '/project/member/leave',
  summary: "Leave a project's team",
  body: z.strictObject({ projectId: id() }),
  response: null,
  errors: ['PROJECT_LEADER_REQUIRED'],
  changes: ['projectTeam'],
  removes: true,
  permission: 'signed-in',
})

/** Stores a member's resume as a file, replacing the previous one. */
export const uploadMemberResume = endpoint({
  name: 'uploadMemberResume',
  method: 'POST',
  path: '/project/member/upload-resume',
  summary: "Upload a member's resume",
  query: z.object({ memberId: idParam() }),
  transport: 'multipart',
  response: projectMember,
  errors: ['FILE_QUOTA', 'LEADER_FILE_QUOTA', 'FILE_TOO_LARGE', 'FILE_INCORRECT'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})

/** Deletes the file of a member's resume. */
export const deleteMemberResume = endpoint({
  name: 'deleteMemberResume',
  method: 'POST',
  path: '/project/member/delete-resume',
  summary: "Delete the file of a member's resume",
  body: ofMember,
  response: projectMember,
  changes: ['projectTeam'],
  permission: 'signed-in',
})

/** Downloads the file of a member's resume. */
export const downloadMemberResume = endpoint({
  name: 'downloadMemberResume',
  method: 'GET',
  path: '/project/member/get-resume',
  summary: "Download a member's resume",
  query: z.object({ memberId: idParam() }),
  transport: 'file',
  response: null,
  reads: [],
  permission: 'signed-in',
})

/** Offers a member the lead of the project; until they accept the old leader leads. */
export const offerLeadership = endpoint({
  name: 'offerLeadership',
  method: 'POST',
  path: '/project/leadership/offer',
  summary: 'Ask a member to lead the project',
  body: ofMember,
  response: leadershipOffer,
  errors: ['STATE_CHANGED', 'USER_NOT_INITIATOR', 'RATE_LIMITED'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})

const ofOffer = z.strictObject({ offerId: id() })

/** Accepts the lead; a project's name is unique among those of its leader. */
export const acceptLeadership = endpoint({
  name: 'acceptLeadership',
  method: 'POST',
  path: '/project/leadership/accept',
  summary: 'Accept to lead the project',
  body: ofOffer,
  response: null,
  errors: ['STATE_CHANGED', 'PROJECT_NAME_TAKEN'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})

export const declineLeadership = endpoint({
  name: 'declineLeadership',
  method: 'POST',
  path: '/project/leadership/decline',
  summary: 'Decline to lead the project',
  body: ofOffer,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})

export const revokeLeadership = endpoint({
  name: 'revokeLeadership',
  method: 'POST',
  path: '/project/leadership/revoke',
  summary: 'Take the offer to lead back',
  body: ofOffer,
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['projectTeam'],
  permission: 'signed-in',
})
