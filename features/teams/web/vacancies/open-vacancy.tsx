import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import type { OpenVacancy } from '../joining.types.ts'
import { VacancyDetails } from './VacancyDetails.tsx'

/** Opens the details of a vacancy. */
export const openVacancy = (vacancy: OpenVacancy): void =>
  openDrawer({ title: vacancy.name, body: <VacancyDetails vacancy={vacancy} /> })
