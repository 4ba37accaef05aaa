import { z } from 'zod'
import { currencies } from '../../fields/domain/element-types.ts'
import { readSetting } from './expertise-setting.ts'

/** Currencies that the accelerator's orders offer; they are set in its profile. */
export const getOrderCurrencies = readSetting({
  name: 'getOrderCurrencies',
  path: '/expert-job/currencies',
  summary: 'In which currencies the accelerator pays experts',
  value: z.array(z.enum(currencies)),
})
