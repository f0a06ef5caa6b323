import { loadBlockDialog, loadReportDialog } from '@basera/accounts/web'
import { IconButton, useMenuPopover } from '@basera/platform/design'
import { BanIcon, EllipsisVerticalIcon, FlagIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import type { Roommate } from '@basera/roommates/contract'
import { type ReactNode, useState } from 'react'
import { firstName, personName } from '../../card/person-name.ts'
import en from '../locales/en.json'
import { useSafety } from './use-safety.ts'

/** Report and Block. Each dialog is fetched when it is first wanted. */
export function ProfileMenu({ person }: { person: Roommate }) {
  const t = useSentences(en)
  const popover = useMenuPopover()
  const { report, block, closed } = useSafety(person.id)
  const [dialog, setDialog] = useState<ReactNode>(null)
  const [hasFailed, setFailed] = useState(false)
  const name = firstName(person.full_name) ?? personName(null)
  const close = () => {
    setDialog(null)
    closed()
  }
  const open = (coming: Promise<ReactNode>) => {
    setFailed(false)
    coming.then(
      (loaded) => {
        popover.close()
        setDialog(loaded)
      },
      () => setFailed(true),
    )
  }
  const askToReport = async () => {
    const Report = await loadReportDialog()
    return <Report name={name} onSend={report} onBlock={block} onClose={close} />
  }
  const askToBlock = async () => {
    const Block = await loadBlockDialog()
    return <Block name={name} onBlock={block} onClose={close} />
  }
  return (
    <>
      <IconButton
        {...popover.button}
        className="person-more"
        label={t('roommates.profile.menu')}
        icon={<EllipsisVerticalIcon />}
      />
      <div {...popover.menu} className="person-menu">
        <button type="button" onClick={() => open(askToReport())}>
          <FlagIcon />
          {t('roommates.profile.report', { name })}
        </button>
        <button type="button" className="is-grave" onClick={() => open(askToBlock())}>
          <BanIcon />
          {t('roommates.profile.block', { name })}
        </button>
        {hasFailed && <p role="alert">{t('roommates.profile.menuFailed')}</p>}
      </div>
      {dialog}
    </>
  )
}
