/** The drawn map of the stores: the country around Melbourne, and all of Victoria at a smaller scale. */
import type { Branch } from "../../../core/stores/branch.ts"
import type { Position } from "../../../core/stores/distance.ts"
import { type MapWindow, type StoreMap, storeMap } from "../../../core/stores/store-map.ts"
import { type MapName, storeMapWords } from "../../words/store-map.ts"
import { type MapMarks, StorePoints } from "./store-map-points.tsx"
import styles from "./stores.module.css"
import { neighbouringStates, victoria } from "./victoria.ts"

/** In the units of the drawings: letters are as many pixels high as `size` says where a drawing is shown this wide. */
const WIDTH = 400
const size = { city: 12, state: 13 } as const

const state: MapWindow = { west: 140.4, east: 150.4, north: -33.7, south: -39.4 }
const city: MapWindow = { west: 144.2, east: 145.72, north: -37.53, south: -38.6 }

const stateMap = storeMap(state, WIDTH)
const cityMap = storeMap(city, WIDTH)

const outlineOf = (shapes: ReadonlyArray<ReadonlyArray<Position>>, map: StoreMap): string =>
  shapes
    .map((shape) => {
      const corners = shape.map((corner) => {
        const { x, y } = map.project(corner)
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      return `M${corners.join("L")}Z`
    })
    .join("")

const outlines = {
  state: outlineOf(victoria, stateMap),
  neighbours: outlineOf(neighbouringStates, stateMap),
  city: outlineOf(victoria, cityMap)
}

const cityInState = {
  from: stateMap.project({ latitude: city.north, longitude: city.west }),
  to: stateMap.project({ latitude: city.south, longitude: city.east })
}

/** Waters and neighbours, named where nothing else is. */
const namesOf = {
  city: [
    { name: "bay", latitude: -38.12, longitude: 144.86 },
    { name: "strait", latitude: -38.48, longitude: 144.5 }
  ],
  state: [
    { name: "north", latitude: -34.7, longitude: 146.2 },
    { name: "strait", latitude: -39.1, longitude: 143.6 }
  ]
} as const

type Props = MapMarks & { readonly branches: ReadonlyArray<Branch> }

export const StoreMapView = ({ branches, place, ...marks }: Props) => {
  const isInCity = (branch: Branch) => cityMap.point(branch) !== undefined
  const isPlaceInCity = place !== undefined && cityMap.point(place) !== undefined
  const { from, to } = cityInState
  return (
    <div className={styles.maps}>
      <figure>
        <figcaption className="label">{storeMapWords.city}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${cityMap.height.toFixed(0)}`} className={styles.map}>
          <title>{storeMapWords.cityMap}</title>
          <path d={outlines.city} className={styles.land} />
          <Names names={namesOf.city} map={cityMap} />
          <Scale map={cityMap} kilometres={20} />
          <StorePoints
            branches={branches.filter(isInCity)}
            map={cityMap}
            size={size.city}
            place={isPlaceInCity ? place : undefined}
            {...marks}
          />
        </svg>
      </figure>
      <figure>
        <figcaption className="label">{storeMapWords.state}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${stateMap.height.toFixed(0)}`} className={styles.map}>
          <title>{storeMapWords.stateMap}</title>
          <path d={outlines.neighbours} className={styles.neighbours} />
          <path d={outlines.state} className={styles.land} />
          <rect x={from.x} y={from.y} width={to.x - from.x} height={to.y - from.y} className={styles.inset} />
          <Names names={namesOf.state} map={stateMap} />
          <Scale map={stateMap} kilometres={100} />
          <StorePoints
            branches={branches.filter((branch) => !isInCity(branch))}
            map={stateMap}
            size={size.state}
            place={isPlaceInCity ? undefined : place}
            {...marks}
          />
        </svg>
      </figure>
      <p className="soft small">{storeMapWords.source}</p>
    </div>
  )
}

type NamesProps = { readonly names: ReadonlyArray<Position & { readonly name: MapName }>; readonly map: StoreMap }

const Names = ({ names, map }: NamesProps) =>
  names.map(({ name, ...position }) => {
    const { x, y } = map.project(position)
    return (
      <text key={name} x={x} y={y} className={styles.name}>
        {storeMapWords.names[name]}
      </text>
    )
  })

/** How long so many kilometres are: a degree of latitude is 111.2. */
const Scale = ({ map, kilometres }: { readonly map: StoreMap; readonly kilometres: number }) => {
  const degree = map.project({ latitude: -38, longitude: 145 }).y - map.project({ latitude: -37, longitude: 145 }).y
  const length = (degree * kilometres) / 111.2
  const y = map.height - 12
  return (
    <g className={styles.scale}>
      <path d={`M12 ${y - 4}v4h${length.toFixed(1)}v-4`} />
      <text x={18 + length} y={y + 1}>
        {storeMapWords.kilometres(kilometres)}
      </text>
    </g>
  )
}
