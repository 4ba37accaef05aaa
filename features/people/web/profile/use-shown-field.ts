import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Profile } from './profile.types.ts'

const names = (refs: readonly ({ name: string } | null)[]): string =>
  refs.flatMap((ref) => (ref ? [ref.name] : [])).join(', ')

const filled = (record: Record<string, string | number | null>): string =>
  Object.values(record).filter(Boolean).join(', ')

/** Labels of profile fields, and their saved values as text. */
export const useShownField = (profile: Profile) => {
  const t = useTexts('people')
  const { location, investorType, investment } = profile
  const words: Record<string, { label: string; shown: () => string }> = {
    phone: { label: 'phone', shown: () => profile.phone?.number ?? '' },
    location: {
      label: 'location',
      shown: () => names([location.city, location.region, location.country]),
    },
    industryIds: { label: 'industries', shown: () => names(profile.industries) },
    competencyIds: { label: 'competencies', shown: () => names(profile.competencies) },
    jobPositions: { label: 'jobPositions', shown: () => profile.jobPositions.join(', ') },
    publications: {
      label: 'publications',
      shown: () => profile.publications.map(({ title }) => title).join(', '),
    },
    education: { label: 'education', shown: () => filled(profile.education) },
    student: { label: 'student', shown: () => filled(profile.student) },
    investorType: {
      label: 'investorType',
      shown: () => (investorType ? t(`investorTypes.${investorType}`) : ''),
    },
    investment: {
      label: 'investment',
      shown: () =>
        investment
          ? t('profile.investmentOf', {
              from: formatMoney(investment.from, investment.currency),
              to: formatMoney(investment.to, investment.currency),
            })
          : '',
    },
  }
  return {
    label: (name: string): string => t(`archive.fields.${words[name]?.label ?? name}`),
    /** Of typed values only texts are shown: all others are visible in the form. */
    shown: (name: string, value: unknown, side: 'mine' | 'theirs'): string | null => {
      if (typeof value === 'string') return value
      return side === 'theirs' ? (words[name]?.shown() ?? '') : null
    },
  }
}
