import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OpenVacancy } from '../joining.types.ts'

/** Name and summary of a vacancy's project; only its number if the reader may not open its page. */
export const useProjectWords = (): ((project: OpenVacancy['project']) => { name: string; about: string }) => {
  const t = useTexts('teams')
  return ({ serialNumber, about }) =>
    about
      ? {
          name: about.name,
          about: [about.industries.map((industry) => industry.name).join(', '), about.stage?.name]
            .filter(Boolean)
            .join(' · '),
        }
      : { name: serialNumber, about: t('vacancies.closedProject') }
}
