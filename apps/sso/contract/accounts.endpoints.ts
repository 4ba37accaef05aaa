import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { accountCallPath, accountCalls } from '#platform/contract/sign-on-accounts.ts'

/** The portal's calls about accounts on the wire: arguments and result, each in an envelope. */
export const accountEndpoints = Object.entries(accountCalls).map(([name, { summary, given, result }]) =>
  endpoint({
    name: `accounts.${name}`,
    method: 'POST',
    path: accountCallPath(name),
    summary,
    body: z.strictObject({ given: given as z.ZodType }),
    response: z.object({ result: result as z.ZodType }),
    // The caller is the portal, which notifies its own pages.
    changes: [],
    permission: 'public',
  }),
)

export type AccountEndpoint = (typeof accountEndpoints)[number]
