import type { NoticeDeclarations } from '../../communication/domain/notice-declaration.ts'

/** Notifications of this feature: parameters, kind, events and recipients. */
export const notices = {
  DATA_REQUESTED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['DataRequested'],
    to: ['accelerator'],
    decision: 'requestId',
    decided: { subject: 'data_request', by: ['pass', 'decline', 'withdraw'] },
  },
  DATA_REQUEST_PASSED: {
    params: ['project', 'person'],
    kind: 'SHOWCASES',
    by: ['DataRequestPassed'],
    to: ['projectTeam'],
  },
  DATA_REQUEST_DECLINED: {
    params: ['project', 'reason'],
    kind: 'SHOWCASES',
    by: ['DataRequestDeclined'],
    to: ['requester'],
  },
  DATA_REQUEST_REFUSED: {
    params: ['project', 'reason'],
    kind: 'SHOWCASES',
    by: ['DataRequestRefused'],
    to: ['requester'],
  },
  DATA_ROOM_OPENED: { params: ['project'], kind: 'SHOWCASES', by: ['DataRoomGranted'], to: ['requester'] },
  DATA_ROOM_CLOSED: { params: ['project'], kind: 'SHOWCASES', by: ['DataRoomRevoked'], to: ['requester'] },
} as const satisfies NoticeDeclarations

/** Events that notify nobody, with the reason. */
export const silentEvents = {
  DataRequestWithdrawn: 'the request leaves the agenda of the person who had to act',
}
