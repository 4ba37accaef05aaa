import { getAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { getOrderCurrencies } from '../../contract/currencies.endpoints.ts'
import { getOutsideOrdersSetting } from '../../contract/own-order.endpoints.ts'
import { getOtherReviewsSetting } from '../../contract/task-scores.endpoints.ts'
import { settingQuery } from './expertise-setting.ts'

export const getOutsideOrdersSettingQuery = settingQuery(getOutsideOrdersSetting, 'expert_outside_orders')

export const getOtherReviewsSettingQuery = settingQuery(getOtherReviewsSetting, 'expert_reads_others')

export const getAcceptDaysQuery = settingQuery(getAcceptDays, 'expert_accept_days')

export const getOrderCurrenciesQuery = settingQuery(getOrderCurrencies, 'currencies')
