export { roommateRoutes, yourProfileRoutes } from './routes.tsx'
