import './push-devices.css'
import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { noticeKinds, type NoticeKind } from '../../communication/domain/notice-kinds.ts'
import { getPush, savePushKinds } from '../contract/push.endpoints.ts'
import { deviceActions, type PushDevice } from './device-actions.ts'
import { addThisDevice, canPush, ownSubscription } from './push-browser.ts'

type Push = ResponseOf<typeof getPush>
type Standing = 'OFF' | 'ON' | 'DENIED' | 'UNABLE'

const Device = ({ device }: { device: PushDevice }) => {
  const t = useTexts('web-push')
  const actions = useActions(deviceActions)
  const { browser, system, lastUsedAt, createdAt } = device
  const name = [browser, system].filter((part) => part !== null).join(', ')
  return (
    <Row
      title={name || t('devices.unknown')}
      facts={
        <>
          {t(lastUsedAt ? 'devices.used' : 'devices.added')}{' '}
          <DateText value={lastUsedAt ?? createdAt} as="time" />
        </>
      }
      end={<ActionButtons size="small" actions={actions(device)} />}
    />
  )
}

const Kinds = ({ kinds }: Pick<Push, 'kinds'>) => {
  const t = useTexts('web-push')
  const words = useTexts('communication')
  const save = useCommand(savePushKinds)
  const change = (kind: NoticeKind, on: boolean): void =>
    save.mutate({ body: { kinds: on ? [...kinds, kind] : kinds.filter((one) => one !== kind) } })
  return (
    <FieldGroup title={t('kinds')}>
      {noticeKinds.map((kind) => (
        <Switch
          key={kind}
          label={words(`settings.kinds.${kind}`)}
          checked={kinds.includes(kind)}
          disabled={save.isPending}
          onChange={(on) => change(kind, on)}
        />
      ))}
    </FieldGroup>
  )
}

const standingNow = async (): Promise<Standing> => {
  if (!canPush()) return 'UNABLE'
  if (Notification.permission === 'denied') return 'DENIED'
  return (await ownSubscription()) ? 'ON' : 'OFF'
}

/** Asks to show notifications on devices, and lists those that do; part of the notification settings. */
export const PushDevices = () => {
  const t = useTexts('web-push')
  const { data, refetch } = useCall(getPush, {}, { deniedHere: true })
  const [standing, setStanding] = useState<Standing | null>(null)
  const [isAdding, setAdding] = useState(false)
  useEffect(() => {
    let isShown = true
    // The removed device may be this one.
    if (!data) return undefined
    void standingNow().then((now) => isShown && setStanding(now))
    return () => {
      isShown = false
    }
  }, [data])
  const add = async (): Promise<void> => {
    setAdding(true)
    try {
      await addThisDevice()
      setStanding(await standingNow())
      await refetch()
    } catch (error) {
      notifyError(error)
    } finally {
      setAdding(false)
    }
  }
  if (!data || standing === null) return null
  const { devices, kinds } = data
  return (
    <div className="push-devices">
      <Section title={t('title')} help={t('help')}>
        {standing === 'UNABLE' || standing === 'DENIED' ? <p>{t(`standings.${standing}`)}</p> : null}
        {standing === 'OFF' || (standing === 'ON' && devices.length === 0) ? (
          <Button loading={isAdding} onClick={() => void add()}>
            {t('add')}
          </Button>
        ) : null}
        {devices.length > 0 ? (
          <>
            <Rows>
              {devices.map((device) => (
                <Device key={device.id} device={device} />
              ))}
            </Rows>
            <Kinds kinds={kinds} />
          </>
        ) : null}
      </Section>
    </div>
  )
}
