import type { Value } from '../../features/fields/domain/values.ts'
import { answerWords, pilotKindOf } from './content/profile/answer-words.ts'
import type { IdOf } from './content/profile/kit.ts'
import { ownStories } from './content/profile/own-stories.ts'
import { moneyAnswers, salesAnswers } from './money-answers.ts'
import type { RegionOf } from './profile-templates.ts'
import type { Venture } from './projects.ts'
import type { Chance } from './random.ts'

/** A planned item of a group or table. */
export type PlannedItem = { rowKey?: string; values: Record<string, Value> }

/** A project's complete answers; only its files are missing. */
export type Answers = { plain: Record<string, Value>; items: Record<string, PlannedItem[]> }

/** Input of an answer; `begun` is when the team started, in days before now. */
export type Asking = {
  venture: Venture
  chance: Chance
  idOf: IdOf
  regionOf: RegionOf
  day: (days: number) => string
  begun: number
}

const listed = ({ chance, idOf }: Asking, dictionary: string, codes: readonly string[], many = 1): number[] =>
  chance
    .shuffled(codes)
    .slice(0, chance.between(1, many))
    .map((code) => idOf(dictionary, code))

const paragraphs = (...parts: readonly string[]): string => parts.map((part) => `<p>${part}</p>`).join('')

const aboutAnswers = (asking: Asking): Record<string, Value> => {
  const { venture, chance, idOf, regionOf, day, begun } = asking
  const { startup, locale } = venture
  const texts = answerWords[locale]
  const insight = chance.pick(texts.insights)
  const own = venture.row.type === 'INNOVATIVE'
  const region = regionOf(startup.territory)
  return {
    pitch: startup.summary,
    description: `${startup.summary}\n\n${startup.proof}`,
    industries: [idOf('INDUSTRIES', startup.industry)],
    stage: [idOf('PROJECT_STAGES', venture.stage)],
    territory: region === undefined ? null : [region],
    started_on: day(-begun),
    home_countries: [idOf('COUNTRIES', locale === 'ru' ? 'RU' : 'GB')],
    video_link: `https://video.example/${venture.row.id}`,
    contact_phone:
      locale === 'ru'
        ? { country: 'RU', number: `+79${chance.between(100_000_000, 999_999_999)}` }
        : { country: 'GB', number: `+447400${chance.between(100_000, 999_999)}` },
    problem: chance.pick(texts.problem),
    customer_types: listed(
      asking,
      'CUSTOMER_TYPES',
      own ? ['BUSINESS', 'STATE'] : ['CONSUMERS', 'BUSINESS'],
      2,
    ),
    customer_portrait: chance.pick(texts.portrait),
    consumer_ages: chance.pick(texts.ages),
    tender_experience: chance.pick(texts.tenders),
    interviews_count: insight.of ?? chance.between(6, 48),
    interview_insights: insight.text,
    solution: paragraphs(startup.summary, texts.together.replace('{proof}', startup.proof)),
    strengths: chance.pick(texts.strengths).replace('{proof}', startup.proof),
    tech_name: startup.summary.replace(/\.$/, ''),
    readiness: listed(asking, 'TECHNOLOGY_READINESS', ['TRL3', 'TRL4', 'TRL5', 'TRL6', 'TRL7', 'TRL8']),
    tech_base: own ? 'AI-003' : null,
    has_prototype: chance.happens(0.8),
    prototype_story: chance.pick(texts.prototype),
    has_ip: own && chance.happens(0.6),
    market_trends: chance.pick(texts.trends),
    market_geography: [
      idOf('COUNTRIES', locale === 'ru' ? 'RU' : 'GB'),
      ...(chance.happens(0.4) ? [idOf('COUNTRIES', 'KZ')] : []),
    ],
    market_share: chance.between(1, 60) / 10,
    prizes: chance.pick(texts.prizes),
    team_story: chance.pick(texts.team),
    full_timers: Math.min(venture.team.length, 3),
    startup_experience: listed(asking, 'PARTICIPATION_EXPERIENCE', [
      'STUDY_PROJECTS',
      'TEAM_MEMBER',
      'FOUNDER',
      'SERIAL_FOUNDER',
    ]),
    wanted_competencies: listed(
      asking,
      'COMPETENCIES',
      ['B2B_SALES', 'FUNDRAISING', 'DIGITAL_MARKETING', 'UNIT_ECONOMICS', 'EXPORT'],
      3,
    ),
    slogan: chance.pick(texts.slogans),
  }
}

const peopleAnswers = ({ venture, chance, idOf }: Asking): PlannedItem[] => {
  const roles = ['LEADER', 'TECHNICAL_DIRECTOR', 'ENGINEER', 'MARKETER', 'FINANCIAL_DIRECTOR']
  // In a larger team the last member has no share yet.
  const owners = Math.max(Math.min(venture.team.length, 2), venture.team.length - 1)
  return venture.team.map((person, i) => ({
    values: {
      kp_name: `${person.last_name} ${person.first_name}`,
      kp_role: [idOf('PROJECT_ROLES', roles[i]!)],
      kp_owner: i < owners,
      ...(i < owners ? { kp_share: i === 0 ? 55 : Math.floor(45 / (owners - 1)) } : {}),
      // The first three work full time, matching `full_timers`.
      kp_hours: i === 0 ? 45 : i < 3 ? 40 : chance.pick([10, 20]),
      kp_background: answerWords[venture.locale].background[i % 3]!,
    },
  }))
}

const productItems = (asking: Asking): Answers['items'] => {
  const { venture, chance, idOf, day, begun } = asking
  const texts = answerWords[venture.locale]
  const customers = texts.pilotCustomers[pilotKindOf(venture.startup.industry)]
  const [currency, unit] = venture.locale === 'ru' ? (['RUB', 50_000] as const) : (['EUR', 600] as const)
  const money = (low: number, high: number): Value => ({
    amount: String(chance.between(low, high) * unit),
    currency,
  })
  return {
    current_ways: texts.ways.map(([cw_way, cw_drawback]) => ({
      values: { cw_way, cw_cost: money(4, 60), cw_drawback },
    })),
    ip_objects: texts.ip.slice(0, chance.between(1, 3)).map(([kind, ip_name, number]) => ({
      values: {
        ip_kind: [idOf('IP_KINDS', kind)],
        ip_name,
        ip_number: number,
        ip_date: day(-chance.between(Math.min(30, begun), begun - 20)),
      },
    })),
    roadmap: texts.milestones.map(([rm_milestone, rm_result], i) => ({
      values: { rm_milestone, rm_due: day(60 + i * 95), rm_result, rm_budget: money(3, 30) },
    })),
    market_size: ['tam', 'sam', 'som'].map((rowKey, i) => ({
      rowKey,
      values: {
        ms_volume: money(90_000 / 10 ** i, 160_000 / 10 ** i),
        ms_growth: chance.between(3, 24),
        ms_source: texts.sources[i]!,
      },
    })),
    competitors: texts.rivals.map(([cp_name, cp_site, cp_strong, cp_weak], i) => ({
      values: { cp_name, cp_site, cp_price: i === 3 ? null : money(2, 40), cp_strong, cp_weak },
    })),
    pilots: customers.slice(0, chance.between(1, 3)).map((pl_customer, i) => ({
      values: {
        pl_customer,
        pl_from: day(-220 + i * 60),
        pl_to: day(-160 + i * 60),
        pl_result: texts.pilotResults[i % 2]!,
        pl_paid: chance.happens(0.5),
      },
    })),
    key_people: peopleAnswers(asking),
  }
}

/** All answers of a project. */
export const answersOf = (given: Omit<Asking, 'begun'>): Answers => {
  // A project with seasonal measurements has existed for more than a year.
  const asking = { ...given, begun: given.venture.age + given.chance.between(240, 700) }
  const [money, sales] = [moneyAnswers(asking), salesAnswers(asking)]
  const own = ownStories[asking.venture.startup.name]
  return {
    plain: {
      ...aboutAnswers(asking),
      ...money.plain,
      ...sales.plain,
      ...(own
        ? { ...own, has_prototype: true, has_sales: true, has_entity: true, seeks_investment: true }
        : {}),
    },
    items: { ...productItems(asking), ...sales.items, ...money.items },
  }
}
