import { Button, ButtonLink, type ButtonLook } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { HeartIcon, PlusIcon, Share2Icon, XIcon } from '../icons.ts'
import { Spinner } from '../spinner.tsx'
import { Part, Row, Specimen } from './parts.tsx'

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'soft', 'quiet', 'danger', 'danger-quiet']

export function ActionsPart() {
  return (
    <Part title="Buttons">
      {looks.map((look) => (
        <Specimen key={look} name={look}>
          <Row>
            <Button look={look}>Label</Button>
            <Button look={look} size="s" icon={<PlusIcon />}>
              Small
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Large, link, block">
        <Row>
          <Button look="primary" size="l">
            Large
          </Button>
          <ButtonLink href="#link" look="soft">
            Link
          </ButtonLink>
          <Button block>Block</Button>
        </Row>
      </Specimen>
      <Specimen name="Disabled, busy, spinner">
        <Row>
          <Button look="primary" disabled>
            Disabled
          </Button>
          <Button look="primary" busy>
            Saving Changes...
          </Button>
          <Spinner large />
        </Row>
      </Specimen>
      <Specimen name="Icon buttons, 44 px">
        <Row>
          <IconButton bordered label="Share" icon={<Share2Icon />} />
          <IconButton label="Favourite" pressed={false} icon={<HeartIcon />} />
          <IconButton label="Favourite, on" pressed icon={<HeartIcon />} />
          <IconButton label="Close" disabled icon={<XIcon />} />
        </Row>
      </Specimen>
    </Part>
  )
}
