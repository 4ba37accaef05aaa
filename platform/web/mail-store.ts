import { createStore } from './store.ts'

/** Whether the portal has no mail server: emails are kept and not sent, and screens must not say otherwise. */
export const mailOffStore = createStore(false)
