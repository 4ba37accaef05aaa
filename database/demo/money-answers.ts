import type { Value } from '../../features/fields/domain/values.ts'
import type { Answers, Asking } from './answers.ts'
import { answerWords } from './content/profile/answer-words.ts'
import { ownStories } from './content/profile/own-stories.ts'

/** Amounts of a project: in roubles, or in euros. */
const purseOf = ({ venture: { locale }, chance }: Asking) => {
  const [currency, unit] = locale === 'ru' ? (['RUB', 1000] as const) : (['EUR', 12] as const)
  const of = (amount: number): Value => ({ amount: String(Math.round(amount) * unit), currency })
  return { unit, of, between: (low: number, high: number) => of(chance.between(low, high)) }
}

/** Sales, sales plan and metrics. */
export const salesAnswers = (asking: Asking): Answers => {
  const { venture, chance, idOf, day } = asking
  const texts = answerWords[venture.locale]
  const purse = purseOf(asking)
  const price = chance.between(8, 240)
  const users = chance.between(20, 400)
  const growth = 1 + chance.between(2, 12) / 100
  return {
    plain: {
      revenue_models: [
        idOf(
          'REVENUE_MODELS',
          chance.pick(['SALE', 'SUBSCRIPTION', 'COMMISSION', 'SERVICE', 'SAVINGS_SHARE']),
        ),
      ],
      business_model: chance.pick(texts.model),
      list_price: purse.of(price),
      sales_channels: chance
        .shuffled(['DIRECT', 'PARTNERS', 'ONLINE', 'TENDERS', 'REFERRALS'])
        .slice(0, 2)
        .map((code) => idOf('SALES_CHANNELS', code)),
      has_sales: chance.happens(0.75),
      first_sale_on: day(-Math.max(30, Math.floor(venture.age * 0.8))),
    },
    items: {
      sales_plan: Array.from({ length: 8 }, (_, i) => ({
        rowKey: `q${i + 1}`,
        values: {
          sp_price: Math.round(price * purse.unit * (1 + i / 40)),
          sp_count: chance.between(2, 6) + i * chance.between(2, 5),
          sp_costs: price * purse.unit * chance.between(4, 9) + i * price * purse.unit,
        },
      })),
      unit_economics: texts.segments.slice(0, chance.between(2, 3)).map((ue_segment) => ({
        values: {
          ue_segment,
          ue_sale: price * purse.unit,
          ue_margin: chance.between(25, 70),
          ue_repeats: chance.between(2, 14),
          ue_cac: Math.round(price * purse.unit * (chance.between(4, 16) / 10)),
        },
      })),
      metrics: Array.from({ length: 12 }, (_, i) => {
        const many = Math.round(users * growth ** i)
        const paying = Math.round(many * (0.08 + i / 150))
        return {
          rowKey: `m${i + 1}`,
          values: {
            mt_users: many,
            mt_paying: paying,
            mt_revenue: purse.of(paying * Math.ceil(price / 10)),
            mt_costs: purse.between(60 + i * 4, 140 + i * 6),
          },
        }
      }),
    },
  }
}

/** Its legal entity: an innovative project raises money, so it is a company; others may be a sole trader. */
const entityOf = ({ venture, chance }: Asking) => {
  const { locale, leader, startup, row } = venture
  const isTrader =
    chance.pick([false, false, true]) && row.type === 'ENTREPRENEURIAL' && !ownStories[startup.name]
  const digits = (count: number) => Array.from({ length: count }, () => chance.between(1, 9)).join('')
  const person = `${leader.last_name} ${leader.first_name}`
  if (isTrader)
    return {
      form: 'SOLE_TRADE',
      name: locale === 'ru' ? `ИП ${person}${leader.middle_name ? ` ${leader.middle_name}` : ''}` : person,
      digits: digits(12),
    }
  return {
    form: 'LIMITED_LIABILITY_COMPANY',
    name: locale === 'ru' ? `ООО «${startup.name}»` : `${startup.name} Ltd`,
    digits: digits(10),
  }
}

/** Founders and grants take no share; an angel does, a fund lends. */
const termsOf = ([none, share, loan]: readonly string[], source: string): string =>
  (source === 'ANGEL' ? share : source === 'FUND' ? loan : none) ?? ''

/** Costs, funding needs and documents. */
export const moneyAnswers = (asking: Asking): Answers => {
  const { venture, chance, idOf, day, begun } = asking
  const texts = answerWords[venture.locale]
  const purse = purseOf(asking)
  const { form, name, digits } = entityOf(asking)
  const hasShares = form === 'LIMITED_LIABILITY_COMPANY'
  // Founders first, then the others in turn; nobody buys a share of a sole trader.
  const sources = ['FOUNDERS', 'GRANT', 'ANGEL', 'FUND'].slice(0, chance.between(1, hasShares ? 4 : 2))
  const raised = sources.map(() => chance.between(200, 4000))
  const wanted = chance.between(20, 200) * 100
  return {
    plain: {
      total_invested: purse.of(raised.reduce((sum, amount) => sum + amount, 0)),
      seeks_investment: hasShares && chance.happens(0.65),
      wanted_sum: purse.of(wanted),
      offered_share: chance.between(4, 20),
      money_months: chance.between(2, 18),
      has_entity: chance.happens(0.7),
      legal_form: [idOf('LEGAL_FORMS', form)],
      legal_name: name,
      tax_number: digits,
      // After the start, and before the first external money.
      registered_on: day(-Math.round(begun * 0.95)),
      tax_debts: chance.happens(0.05),
    },
    items: {
      investments: sources.map((source, i) => ({
        values: {
          iv_source: [idOf('FUNDING_SOURCES', source)],
          iv_investor: texts.investors[i]!,
          iv_amount: purse.of(raised[i]!),
          iv_date: day(-Math.round(begun * (0.9 - i * 0.22))),
          iv_terms: termsOf(texts.terms, source),
        },
      })),
      use_of_funds: texts.spending.map((uf_item, i) => ({
        values: { uf_item, uf_sum: Math.round(wanted * purse.unit * [0.45, 0.3, 0.15, 0.1][i]!) },
      })),
      paper_list: ['founders', 'rights', 'nda', 'contract'].map((rowKey, i) => ({
        rowKey,
        values: { dl_ready: chance.happens(0.6), dl_remark: texts.remarks[i % 3]! },
      })),
    },
  }
}
