import { useState } from 'react'
import { hasText } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { SignedInPerson } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ChartIcon, GlobeIcon, PersonIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  pageActions,
  type PaletteGroup,
  type PaletteItem,
} from '#platform/web/work/components/palette/palette-store.ts'
import { usePersonItems } from '../layout/use-person-items.ts'
import { menuItems } from '../menu.ts'
import { menuStore } from '../work-store.ts'
import { openPlaces, openReports } from './screens-and-actions.ts'

/** An option includes the name of its choice: "Language: English". */
const asCommands = (items: ReturnType<typeof usePersonItems>): PaletteItem[] => {
  let heading = ''
  return items.flatMap((item) => {
    if (item.kind === 'heading') heading = item.label
    if (item.kind === 'heading' || item.checked) return []
    const { key, onChoose } = item
    const label = item.kind === 'radio' ? `${heading}: ${item.label}` : item.label
    const icon = item.icon ?? (item.lang ? GlobeIcon : PersonIcon)
    return [{ key: `person-${key}`, label, icon, ...(onChoose && { run: onChoose }) }]
  })
}

/** Screens and actions available to the person, with their synonyms. */
export const useCommands = (person: SignedInPerson): PaletteGroup[] => {
  const t = useTexts('work')
  const codes = useStore(menuStore)
  const personItems = usePersonItems(person)
  const [onPage] = useState(pageActions)
  const open = openReports()
  const reports = useTexts(open.length > 0 ? 'reports' : 'work')
  const { outsideMenu, beginnings } = openPlaces(person)
  const withSynonyms = (item: PaletteItem): PaletteItem => {
    const synonyms = `work:synonyms.${item.key.replace(/^person-/, '')}`
    return hasText(synonyms) ? { ...item, synonyms: t(synonyms) } : item
  }
  const screens = [
    ...menuItems(codes).map(({ code, path, icon, label }) => ({
      key: code,
      to: path,
      icon,
      label: t(label),
    })),
    ...outsideMenu.map(({ key, path, icon }) => ({ key, to: path, icon, label: t(`screens.${key}`) })),
  ]
  const actions = [
    ...beginnings.map(({ key, path, icon }) => ({ key, to: path, icon, label: t(`commands.${key}`) })),
    ...asCommands(personItems),
  ]
  return [
    { key: 'page', title: t('palette.actions'), items: onPage },
    { key: 'screens', title: t('palette.screens'), items: screens.map(withSynonyms) },
    {
      key: 'reports',
      title: t('palette.reports'),
      items: open.map(({ key, code, link }) => ({
        key: `report-${key}`,
        to: link,
        icon: ChartIcon,
        label: reports(`${key}.title`),
        synonyms: code,
      })),
    },
    { key: 'actions', title: t('palette.commands'), items: actions.map(withSynonyms) },
  ]
}
