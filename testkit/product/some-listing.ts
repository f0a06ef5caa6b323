export const someListing = {
  address: 'Koramangala 5th Block, Bengaluru',
  latitude: 12.9338,
  longitude: 77.6279,
  rent: 14_500,
  available_from: '2030-01-01',
  current_tenants: 0,
  max_tenants: 2,
}
