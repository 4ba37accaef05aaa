export { notify, type Notice } from './server/notify.ts'
export type { NotificationCode, NotificationParams } from './domain/notification-codes.ts'
