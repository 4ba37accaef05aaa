import { createStore } from './store.ts'

/** Whether the portal has no mail server: emails are stored but not sent, and screens must not claim otherwise. */
export const mailOffStore = createStore(false)
