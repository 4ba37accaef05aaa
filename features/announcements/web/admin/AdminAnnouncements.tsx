import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Tabs } from '#platform/web/work/components/details/Tabs.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { AnnouncementList } from './AnnouncementList.tsx'
import { announcementsSearch, announcementTabs } from './announcements-search.ts'
import { MaintenanceList } from './MaintenanceList.tsx'
import { NewAnnouncement } from './NewAnnouncement.tsx'
import { NewButton } from './NewButton.tsx'
import { NewMaintenance } from './NewMaintenance.tsx'

/** The list and the creation form of each tab. */
const contents = {
  announcements: { List: AnnouncementList, create: 'list.create', form: <NewAnnouncement /> },
  maintenance: { List: MaintenanceList, create: 'maintenance.create', form: <NewMaintenance /> },
} as const

/** Screen of announcements and maintenance notices. */
export const AdminAnnouncements = () => {
  const t = useTexts('announcements')
  const go = useGo()
  const [{ tab = 'announcements' }] = useScreenSearch(announcementsSearch)
  const { List, create, form } = contents[tab]
  return (
    <>
      <PageHead actions={<NewButton title={t(create)} form={form} />} />
      <Tabs
        id="announcements"
        label={t('parts')}
        tabs={announcementTabs.map((key) => ({ key, title: t(`tabs.${key}`), content: () => null }))}
        chosen={tab}
        // Each tab is a separate list, so page and filters are reset.
        onChoose={(key) =>
          go(linkTo('/admin/announcements', { tab: key === 'announcements' ? undefined : key }))
        }
      />
      <div role="tabpanel" id="announcements-panel" aria-labelledby={`announcements-${tab}`}>
        <List />
      </div>
    </>
  )
}
