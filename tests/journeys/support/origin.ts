/** Port of the portal that the journeys run on. */
export const journeysPort = Number(process.env['JOURNEYS_PORT'] ?? 3217)

/** Its address. */
export const journeysOrigin = `http://localhost:${journeysPort}`
