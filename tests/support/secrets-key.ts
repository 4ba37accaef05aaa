/** The key of every test's vault: programs that share a database share it. */
export const secretsKey = Buffer.alloc(32, 'a key of tests').toString('base64')
