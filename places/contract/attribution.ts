/** Credits that the licences of the bundled data ask for (places.source-credit). */
export const placesAttribution =
  'Place names and coordinates: © GeoNames (geonames.org), CC BY 4.0, modified. All India Pincode Directory, ' +
  'Department of Posts, Ministry of Communications, Government of India, via data.gov.in, published under the ' +
  'Government Open Data License – India, modified. Railway stations: DataMeet, CC0. Wards of Lucknow, Kanpur and Vadodara: ' +
  'DataMeet India community, CC BY 4.0. Wards of Pune: Nikhil VJ / SeerMaps, MIT. Bus stops: UrbanHack/Open Bangalore ' +
  '(BMTC, MIT), croyla/pmpml-gtfs (PMPML, MIT-0). Metro stations and lines, wards of Hyderabad, bus stops of Chennai and Ahmedabad, ' +
  'older bus stops of Bengaluru: © OpenStreetMap contributors (openstreetmap.org/copyright); Ithu Ungal Soththu ChennaiGTFS; ' +
  'Open Bangalore; ahmedabad-transit-gtfs-pipeline, ODbL 1.0. Other wards: DataMeet Municipal Spatial Data, CC BY-SA 2.5 IN.'

export const placesAttributionLinks = [
  { name: 'GeoNames', url: 'https://www.geonames.org' },
  { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  {
    name: 'All India Pincode Directory',
    url: 'https://www.data.gov.in/catalog/all-india-pincode-directory',
  },
  { name: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  { name: 'DataMeet', url: 'https://github.com/datameet/Municipal_Spatial_Data' },
  { name: 'CC BY-SA 2.5 IN', url: 'https://creativecommons.org/licenses/by-sa/2.5/in/' },
] as const

/** Credit line of a list of places from the bundled data. */
export const gazetteerCredit = '© GeoNames, India Post, OpenStreetMap'

export const googleCredit = 'Powered by Google'
