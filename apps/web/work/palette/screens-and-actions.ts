import type { ComponentType } from 'react'
import type { MemberRole } from '#platform/domain/actor.ts'
import type { ScreenHref, ScreenPath } from '#platform/domain/screen-paths.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { userType } from '#platform/web/session.ts'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { ordersForOneself } from '../../../../features/expertise/domain/own-orders.ts'
import { opensFor } from '../navigation/guard.ts'
import {
  mayOpenReport,
  reportKeys,
  reportLink,
  reports,
  type ReportKey,
} from '../../../../features/reports/domain/reports.ts'
import { screens } from '../screens.ts'
import { activeRole } from '../start/load-menu.ts'
import { teamsStore } from '../work-store.ts'

type Place = {
  /** Its label: `work:<group>.<key>`, and its synonyms: `work:synonyms.<key>`. */
  key: string
  path: ScreenPath
  icon: ComponentType
  /** Who may, if the screen is accessible to more people. */
  may?: (person: SignedInPerson) => boolean
}

const worksAs =
  (...roles: MemberRole[]) =>
  (): boolean =>
    (roles as string[]).includes(activeRole() ?? '')

/** Screens outside the menu that open without parameters. */
const outsideMenu: readonly Place[] = [
  { key: 'Exports', path: '/bch/view/exports', icon: icons.DownloadIcon },
  {
    key: 'DecisionRuns',
    path: '/bch/view/projects-in-work/decision-runs',
    icon: icons.CheckCircleIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  {
    key: 'SelectionRecords',
    path: '/bch/view/accelerator-settings/selection-records',
    icon: icons.DocumentIcon,
  },
  { key: 'TotalSelection', path: '/bch/view/accelerator-settings/selection-total', icon: icons.TableIcon },
  {
    key: 'SavedComments',
    path: '/bch/view/accelerator-settings/saved-comments',
    icon: icons.CommentIcon,
  },
  { key: 'FormSubmissions', path: '/bch/view/intake-forms/submissions', icon: icons.DocumentIcon },
  {
    key: 'Experts',
    path: '/bch/view/expert-job/experts',
    icon: icons.PeopleIcon,
    may: () => worksAs('ACC', 'TRC_TEAM')() || ordersForOneself(activeRole() ?? null),
  },
  {
    key: 'ExpertConflicts',
    path: '/bch/view/expert-job/conflicts',
    icon: icons.BlockIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  {
    key: 'ExpertAssignment',
    path: '/bch/view/expert-job/assignment',
    icon: icons.TransferIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  {
    key: 'ExpertPayments',
    path: '/bch/view/expert-job/payments',
    icon: icons.TableIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  {
    key: 'ExpertActs',
    path: '/bch/view/expert-job/acts',
    icon: icons.DocumentIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  {
    key: 'ExpertEarnings',
    path: '/bch/view/expert-job-order/earnings',
    icon: icons.TableIcon,
    may: worksAs('EXP'),
  },
  { key: 'ExpertSuggestions', path: '/bch/view/expert-job/proposed', icon: icons.SendIcon },
  { key: 'ExpertSettings', path: '/bch/view/expert-job-order/settings', icon: icons.SettingsIcon },
  { key: 'LinkedLists', path: '/admin/linked-lists', icon: icons.LinkIcon },
]

const editsProgrammes = ({ accessFlags }: SignedInPerson): boolean => {
  const team = teamsStore.get().find(({ id }) => id === acceleratorStore.get())
  return team?.admin === true || (worksAs('ACC')() && accessFlags.includes('PROGRAMME_BUILDER'))
}

/** Pages for creating something. */
const beginnings: readonly Place[] = [
  { key: 'createProject', path: '/bch/view/my-projects/edit', icon: icons.AddIcon },
  {
    key: 'createProgramme',
    path: '/bch/view/accelerator-settings/program',
    icon: icons.AddIcon,
    may: editsProgrammes,
  },
  {
    key: 'importProjects',
    path: '/bch/view/project-import',
    icon: icons.UploadIcon,
    may: worksAs('ACC', 'TRC_TEAM'),
  },
  { key: 'newAccelerator', path: '/bch/view/new-accelerator-request', icon: icons.BuildingIcon },
]

const segmentsOf = (path: string): string[] => path.split('/')

/** Whether a path is that of a screen, whose parameters match any segment. */
const isPathOf = (path: string, of: string): boolean => {
  const [given, declared] = [segmentsOf(path), segmentsOf(of)]
  return (
    given.length === declared.length &&
    declared.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

/** Whether a URL leads to a screen accessible to the person in the active role. */
export const opensHere = (link: string): link is ScreenHref => {
  const path = link.split(/[?#]/)[0]!
  return screens.some((screen) => isPathOf(path, screen.path) && opensFor(screen))
}

const open = (places: readonly Place[], person: SignedInPerson): Place[] =>
  places.filter(({ path, may }) => opensHere(path) && (may?.(person) ?? true))

/** Analytic reports that the person may open, from their declarations. */
export const openReports = (): { key: ReportKey; code: string; link: ScreenHref }[] =>
  reportKeys.flatMap((key) => {
    const link = reportLink(key)
    return opensHere(link) && opensHere('/reports/analytic') && mayOpenReport(key, userType())
      ? [{ key, code: reports[key].code, link }]
      : []
  })

/** Those that the person may open. */
export const openPlaces = (person: SignedInPerson) => ({
  outsideMenu: open(outsideMenu, person),
  beginnings: open(beginnings, person),
})
