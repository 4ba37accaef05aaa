import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OpenVacancy } from '../joining.types.ts'

/** The words of a vacancy's project; one whose page is closed to the reader is known by its number alone. */
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
