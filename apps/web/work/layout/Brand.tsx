import { useState } from 'react'
import { apiRoot } from '#platform/web/api/address.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { settingsStore } from '../work-store.ts'

/** Logo and name of the product from the application settings; links to the home page. */
export const Brand = () => {
  const { appName, logo } = useStore(settingsStore)
  const [missing, setMissing] = useState(false)
  const onError = () => {
    console.info('logo missing')
    setMissing(true)
  }
  return (
    <ScreenLink to="/bch/view" className="brand">
      {missing ? null : (
        <img
          src={`${apiRoot}/system/bch-logo${logo ? `?v=${logo}` : ''}`}
          alt=""
          width={28}
          height={28}
          onError={onError}
        />
      )}
      <span>{appName}</span>
    </ScreenLink>
  )
}
