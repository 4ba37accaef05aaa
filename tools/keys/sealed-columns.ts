/** Every column that is encrypted with the secrets' key. A test looks for others. */
export const sealedColumns = [
  { table: 'sso.signing_key', column: 'private_jwk' },
  { table: 'sso.second_factor', column: 'secret' },
  { table: 'showcase_hook', column: 'secret' },
  { table: 'showcase_hook', column: 'previous_secret' },
  { table: 'web_hook', column: 'secret' },
  { table: 'web_hook', column: 'previous_secret' },
  { table: 'mentor_calendar', column: 'address' },
  { table: 'web_push_key', column: 'private_key' },
] as const
