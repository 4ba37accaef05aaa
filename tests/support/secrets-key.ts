/** The key of every test's vault: programs with a common database share it. */
export const secretsKey = Buffer.alloc(32, 'a key of tests').toString('base64')
