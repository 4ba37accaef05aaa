import type { ComponentType } from 'react'
import { GlobeIcon, KeyIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import type { ElementVisibility } from '../../../projects/domain/states.ts'

/** The icon of each level, in the legend and in every choice. */
export const levelIcons: Record<ElementVisibility, ComponentType> = {
  VISIBLE_ALL: GlobeIcon,
  VISIBLE_TEAM: PeopleIcon,
  NON_VISIBLE: KeyIcon,
}
