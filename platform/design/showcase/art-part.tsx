import { DoorBoard, DoorChai, DoorLocked, DoorOpen } from '../art/doors.tsx'
import { Mark } from '../art/mark.tsx'
import { Nest } from '../art/nest.tsx'
import { SceneCandle, SceneChai, SceneNest, ScenePhone, ScenePlate, SceneSuitcase } from '../art/scenes.tsx'
import { Toran } from '../art/toran.tsx'
import { GrilleWindow } from '../art/windows.tsx'
import { HindiWordmark, Wordmark } from '../art/wordmark.tsx'
import * as icons from '../icons.ts'
import { Part, Row, Specimen } from './parts.tsx'

// Bundlers order a module differently, and server and browser must agree.
const inOrder = Object.entries(icons).toSorted(([a], [b]) => (a < b ? -1 : 1))

export function ArtPart() {
  return (
    <Part title="Art and icons">
      <Specimen name="Brand">
        <div style={{ display: 'grid', gap: 12, width: 149 }}>
          <Wordmark />
          <HindiWordmark />
          <Mark />
        </div>
      </Specimen>
      <Specimen name="Toran">
        <Toran />
      </Specimen>
      {[
        <DoorOpen key="room" />,
        <DoorChai key="roommate" />,
        <DoorBoard key="list" board="TO LET" />,
        <DoorLocked key="locked" />,
      ].map((door) => (
        <div key={door.key} style={{ background: 'var(--d-wall)', padding: '20px 60px 0' }}>
          {door}
        </div>
      ))}
      <SceneSuitcase />
      <SceneNest />
      <SceneChai />
      <SceneCandle />
      <ScenePlate />
      <ScenePhone />
      <Nest />
      <GrilleWindow paint="patta" plant="left" />
      <GrilleWindow paint="neel" plant="right" />
      <GrilleWindow paint="geru" />
      <Specimen name="Icons">
        <Row>
          {inOrder.map(([name, Drawn]) => (
            <Drawn key={name} label={name} />
          ))}
        </Row>
      </Specimen>
    </Part>
  )
}
