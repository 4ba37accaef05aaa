import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import {
  BlockIcon,
  CheckIcon,
  CloseIcon,
  PersonIcon,
  PlayIcon,
} from '#platform/web/work/components/icons/icons.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import type { ProjectDeeds } from './use-project-deeds.ts'

type Deed = Omit<MenuAction, 'key' | 'label' | 'onClick'> & {
  run: (row: ProjectInWork, deeds: ProjectDeeds) => void
}

const deedOf: Record<ProjectInWork['actions'][number], Deed> = {
  accept: { icon: CheckIcon, run: (row, deeds) => deeds.accept(row) },
  reject: { icon: CloseIcon, danger: true, run: (row, deeds) => deeds.reject(row) },
  SET_TRACKER: { icon: PersonIcon, run: (row, deeds) => deeds.setTracker(row) },
  BLOCK: { icon: BlockIcon, danger: true, run: (row, deeds) => deeds.block(row) },
  ALLOW_TO_WORK: { icon: PlayIcon, run: (row, deeds) => deeds.allow(row) },
}

/** The menu of a row: exactly the actions the server named. */
export const rowActions = (
  row: ProjectInWork,
  deeds: ProjectDeeds,
  t: (key: string) => string,
): MenuAction[] =>
  row.actions.map((key) => {
    const { run, ...look } = deedOf[key]
    return { key, label: t(`inWork.actions.${key}`), ...look, onClick: () => run(row, deeds) }
  })
