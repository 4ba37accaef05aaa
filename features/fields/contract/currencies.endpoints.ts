import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { currencies } from '../domain/element-types.ts'

/** Currencies of forms that belong to no accelerator: deals, investors' ranges, the calculator. */
export const getOfferedCurrencies = endpoint({
  name: 'getOfferedCurrencies',
  method: 'GET',
  path: '/showcase/currencies',
  summary: 'Currencies that the accelerators of the portal work in',
  response: z.object({ currencies: z.array(z.enum(currencies)) }),
  reads: ['accelerator'],
  permission: 'public',
})
