/** Events that notify nobody, with the reason. */
export const silentEvents = {
  PersonRegistered: 'the sign-on service confirms the address by an email of its own',
}
