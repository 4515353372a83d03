// Reflex's event loop asks the router for the location; here every page is a separate document.
const params = {};
const search = [new URLSearchParams()];
const navigate = (to) => location.assign(to);

export const useLocation = () => location;
export const useNavigate = () => navigate;
export const useParams = () => params;
export const useSearchParams = () => search;
