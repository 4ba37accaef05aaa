import './exports.css'
import { useId } from 'react'
import { countLimit } from '#platform/contract/lists.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { queryString } from '#platform/web/api/address.ts'
import { call } from '#platform/web/api/call.ts'
import { download, saveFile } from '#platform/web/api/download.ts'
import { ownKnownZone } from '#platform/web/i18n/own-known-zone.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { shownRole } from '#platform/web/shown-role.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import {
  CalendarIcon,
  DocumentIcon,
  DownloadIcon,
  FolderIcon,
  MailIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { PopupMenu } from '#platform/web/work/components/menu/PopupMenu.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import type { ListRecipients } from '#platform/contract/list.ts'
import type { SlotName, Slots } from '#platform/web/work/slots.ts'
import { hasPeriod } from '../contract/days-of-list.ts'
import { exportList, startListExport } from '../contract/export.endpoints.ts'
import { exportFormats, maxRows } from '../domain/states.ts'
import { firstProjects, maxProjects, namesProjects } from './listed-projects.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

type Props = Slots['list.export' & SlotName]

declare module '#platform/web/work/slots.ts' {
  interface Slots {
    /** Button for writing to the people of the list, with its current filters. */
    'list.write': { list: string; kind: ListRecipients['kind']; search: string; total: number }
  }
}

/** Roles that write to lists on behalf of the accelerator. */
const writers: ReadonlySet<string | null> = new Set(['ACC', 'TRC', 'TRC_TEAM'])

const subscribe = (
  request: { list: string; search: string; columns: readonly string[] },
  withPeriod: boolean,
  t: (key: string) => string,
): void =>
  openDrawer({
    title: t('subscription.title'),
    body: <SubscribeForm request={request} hasPeriod={withPeriod} />,
  })

const write = (request: Slots['list.write'], t: (key: string) => string): void =>
  openDrawer({ title: t('menu.write').replace('…', ''), body: <Slot name="list.write" {...request} /> })

/** Popup that describes the file and exports the list, directly or in the background if it is long. */
export const ExportPopup = ({ list, anchor, onClose }: Props) => {
  const t = useTexts('exports')
  const id = useId()
  const go = useGo()
  const { contract, parameters, total, totalIsExact } = list
  const { recipients } = contract.list
  const exported = list.columns.filter((key) => contract.list.table?.columns[key] !== null)
  const make = async (format: (typeof exportFormats)[number]): Promise<void> => {
    const body = {
      list: contract.name,
      search: queryString(parameters).slice(1),
      columns: exported,
      format,
      timeZone: ownKnownZone(),
    }
    try {
      if (totalIsExact) saveFile(await withProgress('document', () => download(exportList, { body })))
      else {
        await call(startListExport, { body })
        notify({ code: 200, text: t('menu.started') })
      }
    } catch (error) {
      notifyError(error)
    }
  }
  const byTemplate = async (): Promise<void> => {
    try {
      const { ids, isAll } = await firstProjects(contract, parameters)
      const projects = ids.join(',')
      if (!isAll) notify({ code: 400, text: t('menu.firstProjects', { limit: maxProjects }) })
      go(linkTo('/bch/view/user-reports', { projects: projects || undefined }))
    } catch (error) {
      notifyError(error)
    }
  }
  const rows = t('menu.rows', { count: total, shown: formatNumber(total) })
  const columns = t('menu.columns', { count: exported.length })
  const large = t('menu.large', { shown: formatNumber(countLimit), most: formatNumber(maxRows) })
  return (
    <PopupMenu
      id={id}
      label={t('menu.label')}
      anchor={anchor}
      onClose={onClose}
      header={
        <div className="export-about">
          <strong>{totalIsExact ? `${rows}, ${columns}` : columns}</strong>
          <p>{totalIsExact ? t('menu.asShown') : `${t('menu.asShown')} ${large}`}</p>
        </div>
      }
      items={[
        ...exportFormats.map((format) => ({
          key: format,
          label: t(`menu.${format}`),
          icon: DownloadIcon,
          onChoose: () => void make(format),
        })),
        ...(namesProjects(contract.name)
          ? [
              {
                key: 'template',
                label: t('menu.template'),
                icon: DocumentIcon,
                onChoose: () => void byTemplate(),
              },
            ]
          : []),
        {
          key: 'subscribe',
          label: t('menu.subscribe'),
          icon: CalendarIcon,
          onChoose: () =>
            subscribe(
              { list: contract.name, search: queryString(parameters).slice(1), columns: exported },
              hasPeriod(contract),
              t,
            ),
        },
        ...(recipients && acceleratorStore.get() !== null && writers.has(shownRole())
          ? [
              {
                key: 'write',
                label: t('menu.write'),
                icon: MailIcon,
                onChoose: () =>
                  write(
                    {
                      list: contract.name,
                      kind: recipients.kind,
                      search: queryString(parameters).slice(1),
                      total,
                    },
                    t,
                  ),
              },
            ]
          : []),
        { key: 'mine', label: t('menu.mine'), icon: FolderIcon, onChoose: () => go('/bch/view/exports') },
      ]}
    />
  )
}
